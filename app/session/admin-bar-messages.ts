import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }

const messagesOf = (messages: typeof english) => ({
  bar: messages.editor.bar,
  enter: messages.editor.enter,
  logout: messages.session.logout,
})

/** Shown on visitors' pages. The build ships the result as data (scripts/vite-plugins/precomputed-modules.ts). */
export const adminBarMessages = { en: messagesOf(english), ar: messagesOf(arabic) }
