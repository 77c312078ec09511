import { useEffect, useEffectEvent } from 'react'

/** The longest delay of `setTimeout`. */
const maxDelay = 2 ** 31 - 1

/** Calls `reload` when a draft becomes visible, and again every five seconds until its time is gone. */
export function useReloadWhenDue(showsAt: string | undefined, reload: () => Promise<unknown>) {
  const check = useEffectEvent(reload)
  useEffect(() => {
    if (!showsAt) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = Date.parse(showsAt) - Date.now()
      timer = setTimeout(
        () => {
          if (left < maxDelay) void check()
          wait()
        },
        Math.min(Math.max(left + 1_000, 5_000), maxDelay),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [showsAt])
}
