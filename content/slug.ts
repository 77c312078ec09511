/** What is written for letters that Unicode does not decompose into ASCII letters and marks. */
const latin = new Map(
  [
    'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ı:i',
    'ا:a ٱ:a ب:b پ:p ت:t ث:th ج:j چ:ch ح:h خ:kh د:d ذ:dh ر:r ز:z ژ:zh س:s ش:sh ص:s',
    'ض:d ط:t ظ:z ع:a غ:gh ف:f ڤ:v ق:q ك:k ک:k گ:g ل:l م:m ن:n ه:h و:u ي:i ی:i ى:a ة:a',
  ].flatMap((line) => line.split(' ').map((pair) => pair.split(':') as [string, string])),
)

/** Writes a text in ASCII where it can: 'Café' as 'cafe', 'دورة جديدة' as 'dura jdida'. */
const transliterate = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])[ويی]/gu, (letter) => (letter === 'و' ? 'w' : 'y'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^\0-\x7f]/gu, (letter) => latin.get(letter) ?? letter)

/**
 * Makes the id of a new item from its English title: 'What’s new, in 2026?' becomes 'whats-new-in-2026'. The id is cut
 * to the maximum length of an id. It is empty if the title has neither Latin nor Arabic letters nor digits.
 */
export function slugOf(title: string): string {
  return transliterate(title)
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}
