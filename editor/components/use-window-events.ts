import { useEffect, useEffectEvent } from 'react'

type Handlers = { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => unknown }

/** Listens to events of the window while mounted. With `isCapturing`, the handlers run before those of elements. */
export function useWindowEvents(handlers: Handlers, { isCapturing = false } = {}) {
  const handle = useEffectEvent((event: Event) => {
    handlers[event.type as keyof WindowEventMap]?.(event as never)
  })
  const types = Object.keys(handlers).join(' ')
  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: isCapturing, signal: controller.signal }
    for (const type of types.split(' ')) addEventListener(type, (event) => handle(event), options)
    return () => controller.abort()
  }, [types, isCapturing])
}
