type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  names: Record<Value, string>
  value: Value
  onChoose: (value: Value) => void
}

/** A row of toggle buttons of which one is chosen. */
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
