import type { Plugin } from 'vite'

/**
 * Puts the rules of a block's style sheet into the layer `components`, so that no sheet has to name the layer.
 * `@import` must precede all other rules, so imports stay outside the layer and name it themselves.
 */
export function blockLayer(): Plugin {
  return {
    name: 'block-layer',
    enforce: 'pre',
    transform: {
      // A module '….css?url' is JavaScript. It imports the style sheet, which this plugin then transforms.
      filter: { id: { include: /\/blocks\/.+\.css/, exclude: /[?&]url/ } },
      handler: (css) => css.replace(/^((?:\s|\/\*.*?\*\/|@import [^;]+;)*)(.+)$/s, '$1@layer components {$2}'),
    },
  }
}
