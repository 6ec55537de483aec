/** The answer to the session's query, of a visitor unless the viewer's fields given say otherwise. */
export const sessionAnswer = (viewer: object = {}): string =>
  JSON.stringify({
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'v',
        isLoggedIn: false,
        isUserFaked: false,
        user: null,
        originalUser: null,
        attributes: [],
        branch: null,
        closed: false,
        accesses: [],
        selectedAccess: null,
        currencyCodes: [],
        selectedCurrencyCode: null,
        decimalStyle: 'DOT',
        payFeature: false,
        attentions: null,
        cartTotals: null,
        notCompletedOrders: null,
        ...viewer,
      },
      locales: null,
    },
  });
