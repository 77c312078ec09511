import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from './form-field.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  hint?: string
  fieldError: string | undefined
  isNew?: boolean
  autoFocus?: boolean
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, isNew = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FormField
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      required
    >
      <button
        type="button"
        className="ed-tool"
        aria-label={`${t(isShown ? 'login.hidePassword' : 'login.showPassword')}: ${label}`}
        onClick={() => setShown(!isShown)}
      >
        <Icon className="ed-i" aria-hidden="true" />
      </button>
    </FormField>
  )
}
