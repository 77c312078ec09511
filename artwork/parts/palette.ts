export const ink = '#0C1A3A'
export const night = '#16264D'
export const navy = '#22376D'
export const body = '#41506B'
export const muted = '#5A6883'
export const line = '#E3E8F4'
export const strong = '#C5CEE2'
export const mist = '#F5F7FD'
export const white = '#FFFFFF'
export const onInk = '#C4CEE8'

export const primary = { bright: '#3450E0', deep: '#2639B4', soft: '#8FA2FF', mid: '#BFCCFF', tint: '#E6EBFF' }
export const teal = { bright: '#0FA8A0', deep: '#0A6661', soft: '#9EDFD8', mid: '#C9EEEA', tint: '#DDF4F1' }
export const saffron = { bright: '#FFB224', deep: '#7D4E00', soft: '#FFCB63', mid: '#FFE2A8', tint: '#FFEBC4' }
export const coral = { bright: '#FF6B57', deep: '#A83222', soft: '#FFB6A9', mid: '#FFD0C7', tint: '#FFE1DB' }
