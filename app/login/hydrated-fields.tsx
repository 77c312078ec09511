import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * The fields of a form, disabled until hydration: submitted before, the form would write the password into the address.
 */
export function HydratedFields({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <fieldset className="login-fields" disabled={!isReady}>
      {children}
    </fieldset>
  )
}
