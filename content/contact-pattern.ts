const space = String.raw` \u00A0\u2007\u2009\u202F`
const dash = String.raw`\u2010-\u2013\u2212-`
/**
 * Matches up to four years, also of the Islamic calendar, without further digits: in Arabic the first of '٢٠٢٥-٢٠٢٦'
 * stands on the right.
 */
const years = String.raw`(?:(?:1[34]|19|20|١[٣٤]|١٩|٢٠)[\d٠-٩]{2}(?:[${space}/${dash}]|(?![\d٠-٩]))){1,4}(?![${space}()./${dash}]{0,2}[\d٠-٩])`
/** Matches what is before the first digit: '+' and a parenthesis that is closed soon after. */
const prefix = String.raw`(?:\+|\((?=\+?[\d٠-٩]{1,5}\))){0,2}`
/** Matches an e-mail address, or a phone number of at least 7 digits. */
export const contact = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|(?<![\w٠-٩])${prefix}(?!${years})[\d٠-٩](?:[${space}()./${dash}]{0,2}[\d٠-٩]){6,}(?![\w٠-٩])`
