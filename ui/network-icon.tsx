const paths = {
  LinkedIn: 'M4.6 9.5v10M4.6 4.6v.1M9.8 19.5v-10M9.8 14c0-2.6 1.7-4.4 4.2-4.4 2.7 0 4.4 1.7 4.4 5v4.9',
  X: 'M4.5 4.5h3.6l11.4 15h-3.6zM19 4.5l-6 6.7M11 13l-6 6.5',
  WhatsApp:
    'M3.8 20.2 5 16.1a8.3 8.3 0 1 1 3.1 3zM9.3 8.2c-.9.5-1.2 1.6-.6 2.9a9 9 0 0 0 4.3 4.2c1.3.6 2.4.2 2.8-.7.2-.5 0-.8-.4-1l-1.6-.8c-.4-.2-.7 0-.9.3l-.5.6a6.4 6.4 0 0 1-2.4-2.4l.5-.6c.3-.3.4-.6.2-1l-.6-1.3c-.2-.4-.4-.4-.8-.2z',
}

/** The icon of a social network in the line style of the other icons; its control has to name it. */
export function NetworkIcon({ network }: { network: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[network]} strokeWidth={network === 'LinkedIn' ? 2.5 : undefined} />
    </svg>
  )
}
