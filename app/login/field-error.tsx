import { CircleAlert } from 'lucide-react'

type FieldErrorProps = { id?: string; role?: 'alert'; children: string }

/** What went wrong, in red, with a sign for those who do not see the red. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p id={id} role={role} className="field-error">
      <CircleAlert className="icon" strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
