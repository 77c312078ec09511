/** The line pattern of eight-pointed stars, behind a ground; where it fades is said by the class (`--fade`). */
export function StarPattern({ className }: { className?: string }) {
  return <div className={className ? `pattern ${className}` : 'pattern'} aria-hidden="true" />
}
