import { useId } from 'react'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: (readonly [Value, string])[]
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="ed-stack">
      <div className="ed-row ed-field-name">
        <label htmlFor={id}>{label}</label>
      </div>
      <select id={id} className="ed-input" value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
