/** The page's language as `Intl` wants it to write Arabic-Indic digits in Arabic. */
export function withNumerals(language: string): string {
  return language === 'ar' ? 'ar-u-nu-arab' : language
}
