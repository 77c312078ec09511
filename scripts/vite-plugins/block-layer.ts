import type { Plugin } from 'vite'

/**
 * Puts the rules of a block's style sheet into the layer `components`, so that no sheet has to name it. Imports have to
 * come before all rules and name the layer themselves.
 */
export function blockLayer(): Plugin {
  return {
    name: 'block-layer',
    enforce: 'pre',
    transform: {
      // A module `…?url` is JavaScript; it imports the sheet itself.
      filter: { id: { include: /\/blocks\/.+\.css/, exclude: /[?&]url/ } },
      handler: (css) => css.replace(/^((?:\s|\/\*.*?\*\/|@import [^;]+;)*)(.+)$/s, '$1@layer components {$2}'),
    },
  }
}
