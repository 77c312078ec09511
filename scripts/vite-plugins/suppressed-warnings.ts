import type { Plugin } from 'vite'

/** Suppresses a warning of the CSS minifier, which does not recognize `::scroll-button`. */
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
