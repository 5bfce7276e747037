// The search menu. Not beside the header's texts, which every page loads.

export const suggestionsCounted = (count: number): string =>
  count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
