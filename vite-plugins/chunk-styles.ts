import type { Plugin } from 'vite'

/** The module through which Vite's build sends every dynamic import. */
const helper = '\0vite/preload-helper.js'

/**
 * Loads a chunk after its styles, and nothing more. Vite's own helper also preloads modules, which the build does not ask
 * for (`modulePreload: false`), and would be a quarter of the script that every visitor loads.
 */
export function chunkStyles(): Plugin {
  return {
    name: 'chunk-styles',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? source : undefined),
  }
}

const source = `
const load = (file) => new Promise((resolve, reject) => {
  const href = '/' + file
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  document.head.append(Object.assign(link, {
    rel: 'stylesheet',
    href,
    onload: resolve,
    onerror() {
      // Or they would pass for loaded when the chunk is asked for again.
      link.remove()
      reject(new Error('Styles that cannot be had: ' + href))
    },
  }))
})
export const __vitePreload = (chunk, styles = []) => Promise.all(styles.map(load)).then(chunk)
`
