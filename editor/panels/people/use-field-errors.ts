import { useRef, useState } from 'react'

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Record<string, string | undefined>

/**
 * The faults of the form that bears `ref`. `refuse` shows them, puts the focus into the first field that has one, and
 * tells whether there is any.
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
