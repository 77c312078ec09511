import type { Plugin } from 'vite'

/** The module that wraps every dynamic import in Vite's build. */
const helper = '\0vite/preload-helper.js'

/**
 * Replaces the helper by a shorter one, which loads a chunk after its style sheets. Vite's helper also preloads
 * modules. The build needs no preloading (`modulePreload: false`), and Vite's helper would be a quarter of each
 * visitor's script.
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
      // Otherwise the styles would count as loaded when the chunk is requested again.
      link.remove()
      reject(new Error('Styles that cannot be had: ' + href))
    },
  }))
})
export const __vitePreload = (chunk, styles = []) => Promise.all(styles.map(load)).then(chunk)
`
