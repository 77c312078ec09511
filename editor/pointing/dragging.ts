let isDragging = false

/** While something is dragged it stays what is pointed at, wherever the pointer is. */
export const setDragging = (value: boolean) => {
  isDragging = value
}
export const isDragged = () => isDragging
