import { type BoxProps, inLanguage } from '../components/language-box.tsx'

export function PlainTextBox({ id, label, locale, value, onChange, note, isLong }: BoxProps) {
  return (
    <>
      <div className="ed-label">
        <label htmlFor={id}>{label}</label>
        {note}
      </div>
      <textarea
        id={id}
        className={isLong ? 'ed-text is-long' : 'ed-text'}
        {...inLanguage(locale)}
        rows={isLong ? 12 : 3}
        maxLength={2_000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
