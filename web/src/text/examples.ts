/** What the example tables say in words of our own, in English; people and villages keep their names. */
export const english: Readonly<Record<string, string>> = {
  Nachtfeuer: 'Night Fire',
  'Das Bootshaus am Wehr': 'The boathouse at the weir',
  'Der Leuchtturm von Hohe Kant': 'The lighthouse of Hohe Kant',
  Schlickhund: 'Silt hound',
  'Zweiter Schlickhund': 'Second silt hound',
  'Der Lichtwärter': 'The light keeper',
  Eigensinnig: 'Headstrong',
  'Guter Name am Deich': 'Well thought of along the dyke',
  Nachtmensch: 'Night owl',
  'Schulden beim Hafenmeister': 'In debt to the harbour master',
  'Etwas ruft ihn': 'Something calls him',
};
