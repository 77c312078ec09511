type SegmentedControlProps<Value extends string> = {
  label: string
  names: Record<Value, string>
  value: Value
  onChoose: (value: Value) => void
}

export function SegmentedControl<Value extends string>({
  label,
  names,
  value,
  onChoose,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className="ed-row ed-segments" aria-label={label}>
      {(Object.entries(names) as [Value, string][]).map(([each, name]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
