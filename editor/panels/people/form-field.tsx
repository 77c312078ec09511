import { type ComponentProps, type ReactNode, useId } from 'react'

type FormFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** Said below the field, before anything is wrong. */
  hint?: string
  fault: string | undefined
  /** Stands at the end of the box. */
  children?: ReactNode
}

/** A field of a panel's form, with its hint and what is wrong with it. */
export function FormField({ label, hint, fault, children, ...input }: FormFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="ed-form-field">
      <label htmlFor={id}>{label}</label>
      {/* Addresses and passwords are Latin; the names of people turn their own way. */}
      <div className="ed-form-box" dir={input.dir}>
        <input {...input} id={id} aria-invalid={fault ? true : undefined} aria-describedby={described || undefined} />
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="ed-form-hint">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="ed-refused">
          {fault}
        </p>
      )}
    </div>
  )
}
