import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type FocalPoint, focalPointOf, withFocalPoint, withoutFocalPoint } from '#content/focal-point.ts'
import { addressOf } from '#content/upload-address.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { useEditor } from '../editor-context.ts'

type FocalPointPickerProps = {
  /** The address of the picture, with the focal point as its fragment. */
  address: string
  onChange: (address: string) => void
}

export function FocalPointPicker({ address, onChange }: FocalPointPickerProps) {
  const { t } = useTranslation()
  const { client } = useEditor()
  const focus = focalPointOf(address) ?? { x: 50, y: 50 }
  const set = (part: Partial<FocalPoint>) => onChange(withFocalPoint(address, { ...focus, ...part }))
  function point({ currentTarget, clientX, clientY, buttons }: PointerEvent) {
    if (buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const part = (at: number, size: number) => Math.min(100, Math.max(0, (at / size) * 100))
    set({ x: part(clientX - left, width), y: part(clientY - top, height) })
  }
  return (
    <div className="ed-stack ed-focus">
      <div className="ed-focus-picture" onPointerDown={point} onPointerMove={point}>
        <img src={addressOf(withoutFocalPoint(address), client.base)} alt="" loading="lazy" draggable={false} />
        {/* `left`, also in Arabic: a focal point is a position in the picture, from the left. */}
        <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis}>
          {t(axis === 'x' ? 'media.focusAcross' : 'media.focusDown')}
          <input
            type="range"
            dir="ltr"
            min={0}
            max={100}
            value={focus[axis]}
            onChange={(event) => set({ [axis]: Number(event.target.value) })}
          />
        </label>
      ))}
      <p className="ed-note">{t('media.focusHint')}</p>
    </div>
  )
}

/**
 * Whether a focal point can be set. An SVG is never cropped, a video has no still image, and an address with another
 * fragment has no room for the point.
 */
export const canSetFocalPoint = (address: string) =>
  address !== '' &&
  !isVideoAddress(address) &&
  !/\.svg([?#]|$)/i.test(address) &&
  !withoutFocalPoint(address).includes('#')
