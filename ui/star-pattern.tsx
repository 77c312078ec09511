/** The line pattern of eight-pointed stars behind a section; the class defines where it fades (`--fade`). */
export function StarPattern({ className }: { className?: string }) {
  return <div className={className ? `pattern ${className}` : 'pattern'} aria-hidden="true" />
}
