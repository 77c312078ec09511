import type { Plugin } from 'vite'

/** Suppresses the warning of the CSS minifier about `::scroll-button`, which it would print on every build. */
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
