import { CircleAlert, Icon } from '#ui/icons.tsx'

type FieldErrorProps = { id?: string; role?: 'alert'; children: string }

/** An error message in red, with an icon for those who do not see the red. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p id={id} role={role} className="field-error">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
