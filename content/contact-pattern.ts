const gap = String.raw`[\p{Zs}\p{Pd}()./]`
/** Up to four years, also of the Islamic calendar: in Arabic the first of '٢٠٢٥-٢٠٢٦' stands on the right. */
const years = String.raw`(?:(?:1[349]|20|١[٣٤٩]|٢٠)\p{Nd}{2}(?:${gap}|(?!\p{Nd}))){1,4}(?!${gap}{0,2}\p{Nd})`
/** An e-mail address, or a phone number of at least 7 digits. The flag 'u' is needed. */
export const contact = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|(?<![\w\p{Nd}])(?:\+|\((?=\+?\p{Nd}{1,5}\))){0,2}(?!${years})\p{Nd}(?:${gap}{0,2}\p{Nd}){6,}(?![\w\p{Nd}])`
