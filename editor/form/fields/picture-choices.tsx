import type { Choices } from '../form-context.ts'

import './picture-choices.css'

type PictureChoicesProps = {
  id: string
  value: string
  choices: Choices[string]
  onChoose: (option: string) => void
}

/** A choice between pictures with names. */
export function PictureChoices({ id, value, choices, onChoose }: PictureChoicesProps) {
  return (
    <div className="ed-cards">
      {choices.map(([option, name, picture]) => (
        <div key={option} className="ed-stack ed-card">
          <span id={`${id}-${option}`}>{picture}</span>
          {/* The label covers the whole card. The picture is outside, so that it is not a part of the name. */}
          <label>
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              aria-describedby={`${id}-${option}`}
              onChange={() => onChoose(option)}
            />
            {name}
          </label>
        </div>
      ))}
    </div>
  )
}
