/* The icons in use, each from a file of its own: the whole set would cost the server's start and the islands' size. */
export { default as ArrowRight } from 'lucide-react/icons/arrow-right'
export { default as ArrowUp } from 'lucide-react/icons/arrow-up'
export { default as ChevronDown } from 'lucide-react/icons/chevron-down'
export { default as CircleAlert } from 'lucide-react/icons/circle-alert'
export { default as Menu } from 'lucide-react/icons/menu'
export { default as Pause } from 'lucide-react/icons/pause'
export { default as Play } from 'lucide-react/icons/play'
export { default as X } from 'lucide-react/icons/x'
