import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of the root, for style sheets. With `:root:has(…)` the browser would compute the style of most of
 * the page again whenever an element is added or removed. At most one mounted component may use a name.
 */
export function useRootAttribute(name: `data-${string}`, value: string | boolean = true) {
  useLayoutEffect(() => {
    if (value === false) return
    document.documentElement.setAttribute(name, value === true ? '' : value)
    return () => document.documentElement.removeAttribute(name)
  }, [name, value])
}
