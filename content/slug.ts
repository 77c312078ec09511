/** What is written for letters that Unicode does not decompose into ASCII letters and marks. */
const latin = new Map(
  [
    'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ı:i ə:a ŋ:ng ŧ:t',
    'а:a б:b в:v г:g ґ:g д:d ђ:dj е:e є:ie ж:zh з:z и:i і:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u',
    'ф:f х:kh ц:ts ч:ch џ:dz ш:sh щ:shch ы:y э:e ю:yu я:ya',
    'ا:a ٱ:a ب:b پ:p ت:t ث:th ج:j چ:ch ٹ:t ڈ:d ڑ:r ح:h خ:kh د:d ذ:dh ر:r ز:z ژ:zh س:s ش:sh ص:s',
    'ض:d ط:t ظ:z ع:a غ:gh ف:f ڤ:v ق:q ك:k ک:k گ:g ل:l م:m ن:n ه:h ہ:h ھ:h و:u ي:i ی:i ے:i ى:a ة:a',
  ].flatMap((line) => line.split(' ').map((pair) => pair.split(':') as [string, string])),
)

/** 'Café' becomes 'cafe', 'دورة جديدة' 'dura jdida'. */
const transliterate = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])[ويی]/gu, (letter) => (letter === 'و' ? 'w' : 'y'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^\0-\x7f]/gu, (letter) => latin.get(letter) ?? letter)

/** 'What’s new, in 2026?' becomes 'whats-new-in-2026'. Empty without Latin, Cyrillic or Arabic letters and digits. */
export function slugOf(title: string): string {
  return transliterate(title)
    .trim()
    .replace(/[\s\p{Pd}/|]+/gu, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}
