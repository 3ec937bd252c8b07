// Hands the answer of the silent sign-on check, which stands in this frame's address, to the page around it.
parent.postMessage(location.href, location.origin);
