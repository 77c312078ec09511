import { type ComponentProps, type ReactNode, useId } from 'react'

type FormFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Said below the field, before anything is wrong. */
  hint?: string
  fieldError: string | undefined
  /** Stands at the end of the box. */
  children?: ReactNode
}

/** A field of a panel's form, with its hint and what is wrong with it. */
export function FormField({ label, hint, fieldError, children, ...input }: FormFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fieldError && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="ed-form-field">
      <label htmlFor={id}>{label}</label>
      {/* Addresses and passwords are Latin; the names of people turn their own way. */}
      <div className="ed-form-box" dir={input.dir}>
        <input
          {...input}
          id={id}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ed-form-hint">
          {hint}
        </p>
      )}
      {fieldError && (
        <p id={`${id}-fault`} className="ed-refused">
          {fieldError}
        </p>
      )}
    </div>
  )
}
