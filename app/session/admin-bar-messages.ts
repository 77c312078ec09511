import arabic from '#locales/ar/translation.json' with { type: 'json' }
import english from '#locales/en/translation.json' with { type: 'json' }

const messagesOf = (messages: typeof english) => ({
  bar: messages.editor.bar,
  enter: messages.editor.enter,
  logout: messages.session.logout,
})

/**
 * The messages of the admin bar on a document. Plain data, computed at build time
 * (scripts/vite-plugins/precomputed-modules.ts).
 */
export const adminBarMessages = { en: messagesOf(english), ar: messagesOf(arabic) }
