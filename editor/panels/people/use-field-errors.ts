import { useRef, useState } from 'react'

/** Error messages by field name. */
export type FieldErrors = Record<string, string | undefined>

/**
 * The field errors of the form with `ref`. `refuse` shows errors, focuses the first field that has one, and returns
 * whether there is any.
 */
export function useFormErrors() {
  const ref = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  function refuse(found: FieldErrors): boolean {
    setFieldErrors(found)
    const fields = [...(ref.current?.elements ?? [])] as HTMLInputElement[]
    const first = fields.find(({ name }) => found[name])
    first?.focus()
    return first !== undefined
  }
  return { ref, fieldErrors, refuse }
}
