/** Matches up to four years without further digits: in Arabic the first of '٢٠٢٥-٢٠٢٦' stands on the right. */
const years = String.raw`(?:(?:19|20|١٩|٢٠)[\d٠-٩]{2}(?:[ \u00A0/-]|(?![\d٠-٩]))){1,4}(?![ \u00A0()./-]{0,2}[\d٠-٩])`
/** Matches an e-mail address, or a phone number of at least 7 digits. */
export const contact = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|(?<![\w٠-٩])[+(]{0,2}(?!${years})[\d٠-٩](?:[ \u00A0()./-]{0,2}[\d٠-٩]){6,}(?![\w٠-٩])`
