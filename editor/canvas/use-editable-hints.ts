import { useEffect } from 'react'

const shownFor = 5_000

/** Marks faintly what can be edited: for the first seconds, and while Alt is held. */
export function useEditableHints() {
  useEffect(() => {
    let isNew = true
    let isHeld = false
    const draw = () => document.documentElement.toggleAttribute('data-hints', isNew || isHeld)
    function onKey({ key, type }: KeyboardEvent) {
      if (key !== 'Alt') return
      isHeld = type === 'keydown'
      draw()
    }
    // The key may be released in another window.
    function onBlur() {
      isHeld = false
      draw()
    }
    const timer = setTimeout(() => {
      isNew = false
      draw()
    }, shownFor)
    draw()
    addEventListener('keydown', onKey)
    addEventListener('keyup', onKey)
    addEventListener('blur', onBlur)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
      removeEventListener('keyup', onKey)
      removeEventListener('blur', onBlur)
      document.documentElement.removeAttribute('data-hints')
    }
  }, [])
}
