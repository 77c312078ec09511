import type { ReactNode } from 'react'
import { ModeHeading } from './mode-heading.tsx'

type MessageScreenProps = { title: string; text: string; more?: string; children: ReactNode }

/** A screen that only shows a message; its buttons are its children. */
export function MessageScreen({ title, text, more, children }: MessageScreenProps) {
  return (
    <div className="login-form">
      <ModeHeading name={title}>{title}</ModeHeading>
      <div role="status">
        <p className="lead">{text}</p>
        {more && <p>{more}</p>}
      </div>
      {children}
    </div>
  )
}
