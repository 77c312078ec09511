/** While something is dragged it stays selected wherever the pointer is, and the page scrolls under it. */
export const setDragging = (value: boolean) => {
  document.documentElement.toggleAttribute('data-dragging', value)
}
export const isDragged = () => document.documentElement.hasAttribute('data-dragging')
