import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }

const wordsOf = (words: typeof english) => ({
  bar: words.editor.bar,
  enter: words.editor.enter,
  logout: words.session.logout,
})

/** The words of the administrator's bar on a visitor's document. Data alone (vite-plugins/ready-made.ts). */
export const barWords = { en: wordsOf(english), ar: wordsOf(arabic) }
