/**
 * Browser translations and some extensions wrap texts in elements of their own. React would throw when it removes such
 * a text, or inserts before it, because the text is no longer in the element that React expects. The wrapper is used
 * instead.
 */
export function tolerateForeignElements(): void {
  const { removeChild, insertBefore } = Node.prototype
  const wrapperIn = (parent: Node, node: Node): Node =>
    !node.parentNode || node.parentNode === parent ? node : wrapperIn(parent, node.parentNode)
  Node.prototype.removeChild = function (child) {
    return removeChild.call(this, wrapperIn(this, child)) as typeof child
  }
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, before && wrapperIn(this, before)) as typeof node
  }
}
