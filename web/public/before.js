// Runs before the first paint: theme and language of this browser, so that nothing flashes.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('spielwerk.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var lang = localStorage.getItem('spielwerk.lang') || (navigator.language || 'en').slice(0, 2);
    root.lang = lang === 'de' ? 'de' : 'en';
  } catch (_) {
    root.lang = 'en';
  }
})();
