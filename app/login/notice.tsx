import type { ReactNode } from 'react'
import { ModeHeading } from './mode-heading.tsx'

type NoticeProps = { title: string; text: string; more?: string; children: ReactNode }

/** A screen that only says something; its buttons are its children. */
export function Notice({ title, text, more, children }: NoticeProps) {
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
