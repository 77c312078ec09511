import { type ComponentProps, type ReactNode, useId } from 'react'

type FormFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Shown below the field, with or without an error. */
  hint?: string
  fieldError: string | undefined
  /** Shown at the end of the box. */
  children?: ReactNode
}

/** A field of a panel's form, with its hint and error. */
export function FormField({ label, hint, fieldError, children, ...input }: FormFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fieldError && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="ed-panel-field">
      <label htmlFor={id}>{label}</label>
      {/* E-mail addresses and passwords are left-to-right; the direction of names follows their text. */}
      <div className="ed-panel-box" dir={input.dir}>
        <input
          {...input}
          id={id}
          aria-invalid={fieldError ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ed-panel-hint">
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
