// The page of the viewer declares no viewport, so that a phone would show it as wide as a laptop.
const viewport = document.createElement('meta')
viewport.name = 'viewport'
viewport.content = 'width=device-width'
document.head.append(viewport)

/**
 * Accessibility attributes that the viewer's markup lacks, by selector: landmarks, names and
 * heading levels.
 */
const additions = [
	['.information-container', { role: 'banner' }],
	['.schemes-server-container', { role: 'region', 'aria-label': 'Server' }],
	['.filter-container', { role: 'search' }],
	['#servers', { 'aria-label': 'Server' }],
	['h3.opblock-tag, .models > h4', { 'aria-level': '2' }],
	['.responses-header td', { role: 'columnheader' }],
	['.opblock h4', { 'aria-level': '3' }],
]

/** Adds it to the parts as they come. */
const complete = () => {
	for (const [selector, attributes] of additions)
		for (const element of document.querySelectorAll(selector))
			for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
	// A link inside a button is reached by nobody; the button leads to the same address.
	for (const link of document.querySelectorAll('.opblock-summary-control a[href]'))
		link.removeAttribute('href')
}
new MutationObserver(complete).observe(document, { childList: true, subtree: true })
