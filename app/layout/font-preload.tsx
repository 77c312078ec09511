import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
import type { Locale } from '#content/locale.ts'

const fonts = { en: latin, ar: arabic }

/** Preloads the font of the page's script; the other is loaded on demand (unicode-range). */
export function FontPreload({ locale }: { locale: Locale }) {
  return <link rel="preload" href={fonts[locale]} as="font" type="font/woff2" crossOrigin="anonymous" />
}
