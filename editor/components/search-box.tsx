import type { ComponentProps } from 'react'
import { Search } from './icons.tsx'
import './search-box.css'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onChange: (query: string) => void }

export function SearchBox({ label, onChange, ...input }: SearchBoxProps) {
  return (
    <search className="ed-search">
      <Search className="ed-i" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </search>
  )
}
