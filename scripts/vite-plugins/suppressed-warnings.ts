import type { Plugin } from 'vite'

/** The CSS minifier does not know `::scroll-button` and would warn on every build. */
export function suppressedWarnings(): Plugin {
  return {
    name: 'suppressed-warnings',
    configResolved({ logger }) {
      const { warn } = logger
      logger.warn = (message, options) => {
        if (!message.includes("'scroll-button' is not recognized")) warn(message, options)
      }
    },
  }
}
