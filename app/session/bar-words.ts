import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }

const wordsOf = ({ editor, session }: typeof english) => ({
  bar: editor.bar,
  enter: editor.enter,
  logout: session.logout,
})

/** The words of the administrator's bar on a visitor's document. Data alone (vite-plugins/ready-made.ts). */
export const barWords = { en: wordsOf(english), ar: wordsOf(arabic) }
