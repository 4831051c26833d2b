<?php
declare(strict_types=1);
namespace Alpenrose\Site\Command;

use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Yaml\Yaml;
use TYPO3\CMS\Core\Cache\CacheManager;
use TYPO3\CMS\Core\Core\Bootstrap;
use TYPO3\CMS\Core\Core\Environment;
use TYPO3\CMS\Core\Crypto\PasswordHashing\PasswordHashFactory;
use TYPO3\CMS\Core\Database\ConnectionPool;
use TYPO3\CMS\Core\DataHandling\DataHandler;
use TYPO3\CMS\Core\Resource\StorageRepository;
use TYPO3\CMS\Core\Utility\GeneralUtility;

/** Fills a fresh TYPO3 (12 or 13) with the example site of the manual. Run once, right after "typo3 setup". */
final class SeedCommand extends Command
{
    /** 12 October 2026, 9.14 in Zurich */
    private const FILES_CHANGED = 1791789240;

    private array $files = [];

    public function __construct(private readonly ConnectionPool $pool, private readonly StorageRepository $storages)
    {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->addOption('images', null, InputOption::VALUE_REQUIRED, 'Folder with the example images');
        $this->addOption('password', null, InputOption::VALUE_REQUIRED, 'Password of the editor', 'Arvenholz!2026');
        $this->addOption('in-use', null, InputOption::VALUE_NONE, 'Add to the filled site what two years of work leave');
    }

    private function row(string $table, array $data): int
    {
        $c = $this->pool->getConnectionForTable($table);
        $c->insert($table, $data);
        return (int)$c->lastInsertId();
    }

    private function save(array $data, OutputInterface $out): DataHandler
    {
        $d = GeneralUtility::makeInstance(DataHandler::class);
        $d->start($data, []);
        $d->process_datamap();
        foreach ($d->errorLog as $e) {
            $out->writeln('<error>' . $e . '</error>');
        }
        return $d;
    }

    /** New sys_file_reference rows for a record; returns the comma list for the field. */
    private function refs(array &$data, int $pid, array $names, array $extra = []): string
    {
        $ids = [];
        foreach ($names as $n) {
            $id = 'NEWref' . bin2hex(random_bytes(4));
            $data['sys_file_reference'][$id] = ['uid_local' => 'sys_file_' . $this->files[$n], 'pid' => $pid] + $extra;
            $ids[] = $id;
        }
        return implode(',', $ids);
    }

    protected function execute(InputInterface $in, OutputInterface $out): int
    {
        Bootstrap::initializeBackendAuthentication();
        $GLOBALS['BE_USER']->user['lang'] = 'de';
        if ($in->getOption('in-use')) {
            return $this->use($out);
        }
        $src = rtrim((string)$in->getOption('images'), '/');

        // ---- files ------------------------------------------------------
        $storage = $this->storages->getDefaultStorage();
        $meta = json_decode((string)file_get_contents($src . '/meta.json'), true);
        foreach ($meta as $path => $m) {
            $folder = dirname($path);
            $f = $storage->hasFolder($folder) ? $storage->getFolder($folder) : $storage->createFolder($folder);
            $file = $storage->addFile($src . '/' . basename($path), $f, basename($path), \TYPO3\CMS\Core\Resource\Enum\DuplicationBehavior::class && enum_exists(\TYPO3\CMS\Core\Resource\Enum\DuplicationBehavior::class) ? \TYPO3\CMS\Core\Resource\Enum\DuplicationBehavior::REPLACE : 'replace', false);
            $this->files[basename($path)] = $file->getUid();
            // TYPO3 shows the day of a file; it must be the same for every seed.
            touch($file->getForLocalProcessing(false), self::FILES_CHANGED);
            $this->pool->getConnectionForTable('sys_file')->update('sys_file', ['modification_date' => self::FILES_CHANGED, 'creation_date' => self::FILES_CHANGED], ['uid' => $file->getUid()]);
            $file->getMetaData()->add(['title' => $m['title'] ?? '', 'alternative' => $m['alt'] ?? '', 'description' => $m['desc'] ?? ''])->save();
        }

        // ---- group and editor ------------------------------------------
        $tables = ['pages', 'tt_content', 'sys_file', 'sys_file_metadata', 'sys_file_reference', 'sys_note', 'sys_category', 'tx_news_domain_model_news', 'tx_news_domain_model_tag', 'tx_news_domain_model_link', 'sys_redirect', 'sys_file_collection', 'sys_file_storage'];
        foreach (array_keys($GLOBALS['TCA']) as $t) {
            if (str_starts_with($t, 'alpenrose_')) {
                $tables[] = $t;
            }
        }
        $tables = array_values(array_filter($tables, static fn($t) => isset($GLOBALS['TCA'][$t])));
        $never = ['pages:TSconfig', 'pages:tsconfig_includes', 'pages:php_tree_stop', 'pages:is_siteroot', 'pages:backend_layout', 'pages:backend_layout_next_level', 'pages:content_from_pid', 'pages:cache_timeout', 'pages:cache_tags', 'pages:l18n_cfg', 'pages:editlock', 'pages:module', 'pages:target', 'pages:no_search', 'pages:newUntil', 'tt_content:tx_container_parent', 'tt_content:editlock', 'tt_content:tx_news_related_news'];
        $fields = [];
        foreach ($tables as $t) {
            foreach ($GLOBALS['TCA'][$t]['columns'] as $f => $c) {
                if (!empty($c['exclude']) && !in_array("$t:$f", $never, true)) {
                    $fields[] = "$t:$f";
                }
            }
        }
        $ctypes = [];
        foreach ($GLOBALS['TCA']['tt_content']['columns']['CType']['config']['items'] as $i) {
            $v = $i['value'] ?? $i[1] ?? '';
            if ($v !== '' && $v !== '--div--' && (!str_starts_with((string)$v, 'menu_') || in_array($v, ['menu_subpages', 'menu_sitemap'], true)) && !in_array($v, ['html', 'felogin_login'], true)) {
                $ctypes[] = 'tt_content:CType:' . $v;
            }
        }
        foreach (['news_pi1', 'list'] as $v) {
            $ctypes[] = 'tt_content:list_type:' . $v;
        }
        $now = time();
        $fm = $this->row('sys_filemounts', ['pid' => 0, 'tstamp' => $now, 'title' => 'fileadmin', 'identifier' => '1:/']);
        $group = $this->row('be_groups', ['pid' => 0, 'tstamp' => $now, 'crdate' => $now, 'title' => 'Redaktion',
            'description' => 'Alle Redaktorinnen und Redaktoren', 'db_mountpoints' => '1', 'file_mountpoints' => (string)$fm,
            'groupMods' => 'dashboard,web_layout,page_preview,web_list,web_info,web_info_overview,recycler,web_FormFormbuilder,file_list,media_management,site_redirects,user_setup,workspaces_admin,web_info_linkvalidator',
            'tables_select' => implode(',', $tables), 'tables_modify' => implode(',', $tables),
            'pagetypes_select' => '1,3,4,199,254', 'mfa_providers' => 'totp,recovery-codes', 'non_exclude_fields' => implode(',', $fields), 'explicit_allowdeny' => implode(',', $ctypes),
            'file_permissions' => 'readFolder,writeFolder,addFolder,renameFolder,moveFolder,copyFolder,deleteFolder,readFile,writeFile,addFile,renameFile,replaceFile,moveFile,copyFile,deleteFile',
            'availableWidgets' => 't3news,docGettingStarted,seo-pagesWithoutMetaDescription',
            'TSconfig' => "options.pageTree.showPageIdWithTitle = 0\noptions.hideRecords.pages =\npermissions.file.default.recursivedeleteFolder = 0\n"]);
        $uc = ['BackendComponents' => ['States' => [
            'Pagetree' => ['stateHash' => ['0_0' => '1', '0_1' => '1']],
            'FileStorageTree' => ['stateHash' => []],
        ]], 'edit_docModuleUpload' => '1', 'lang' => 'de', 'titleLen' => 50, 'thumbnailsByDefault' => 1];
        $user = $this->row('be_users', ['pid' => 0, 'tstamp' => $now, 'crdate' => $now, 'username' => 'ladina.muster', 'realName' => 'Ladina Muster',
            'email' => 'ladina.muster@example.ch', 'lang' => 'de', 'usergroup' => (string)$group, 'admin' => 0, 'options' => 3, 'workspace_perms' => 1,
            'password' => GeneralUtility::makeInstance(PasswordHashFactory::class)->getDefaultHashInstance('BE')->getHashedPassword((string)$in->getOption('password')),
            'uc' => serialize($uc)]);
        $this->pool->getConnectionForTable('be_users')->update('be_users', ['lang' => 'de'], ['username' => 'admin']);

        // ---- pages ------------------------------------------------------
        $perm = ['perms_userid' => $user, 'perms_groupid' => $group, 'perms_user' => 31, 'perms_group' => 31, 'perms_everybody' => 0];
        $this->pool->getConnectionForTable('pages')->update('pages', ['title' => 'Hotel Alpenrose', 'slug' => '/', 'is_siteroot' => 1, 'backend_layout' => 'pagets__standard', 'backend_layout_next_level' => 'pagets__standard'] + $perm, ['uid' => 1]);
        $p = ['pages' => []];
        $tree = [
            'zimmer' => ['Zimmer & Preise', 1], 'sued' => ['Doppelzimmer Süd', 'zimmer'], 'familie' => ['Familienzimmer', 'zimmer'], 'preise' => ['Preise', 'zimmer'],
            'restaurant' => ['Restaurant', 1], 'sommer' => ['Sommer im Engadin', 1], 'winter' => ['Winter im Engadin', 1], 'anreise' => ['Anreise', 1],
            'ueber' => ['Über uns', 1], 'team' => ['Team', 'ueber'], 'jobs' => ['Offene Stellen', 'ueber'], 'impressum' => ['Impressum', 1], 'news' => ['News', 1],
        ];
        $last = [];
        foreach ($tree as $k => [$title, $parent]) {
            $pid = is_int($parent) ? $parent : 'NEW' . $parent;
            $at = isset($last[$parent]) ? '-' . $last[$parent] : $pid;
            $p['pages']['NEW' . $k] = ['pid' => $at, 'title' => $title, 'doktype' => $k === 'news' ? 254 : 1, 'hidden' => $k === 'jobs' ? 1 : 0, 'nav_hide' => $k === 'impressum' ? 1 : 0] + $perm;
            $last[$parent] = 'NEW' . $k;
        }
        $d = $this->save($p, $out);
        $id = [];
        foreach ($tree as $k => $_) {
            $id[$k] = (int)$d->substNEWwithIDs['NEW' . $k];
        }

        $uc['BackendComponents']['States']['Pagetree']['stateHash'] += ['0_' . $id['zimmer'] => '1', '0_' . $id['ueber'] => '1'];
        $this->pool->getConnectionForTable('be_users')->update('be_users', ['uc' => serialize($uc)], ['uid' => $user]);

        // ---- content ----------------------------------------------------
        $data = [];
        $n = 0;
        $prev = [];
        $add = function (int $pid, string $ctype, array $f) use (&$data, &$n, &$prev): string {
            $key = 'NEWc' . (++$n);
            $data['tt_content'][$key] = ['pid' => isset($prev[$pid]) ? '-' . $prev[$pid] : $pid, 'CType' => $ctype, 'colPos' => 0] + $f;
            $prev[$pid] = $key;
            return $key;
        };
        $cb = static fn(string $n): string => 'alpenrose_' . $n;
        $fld = static fn(string $el, string $f): string => 'alpenrose_' . $el . '_' . $f;
        // home
        $add(1, 'textpic', ['header' => 'Willkommen in der Alpenrose', 'bodytext' => '<p>Unser Haus steht seit 1894 am Dorfrand, mit Blick auf den See und die Berge. Wir führen 22 Zimmer, ein Restaurant mit Engadiner Küche und eine kleine Sauna.</p><p>Reservieren Sie direkt bei uns: <a href="tel:+41810000000">081 000 00 00</a>.</p>', 'imageorient' => 25, 'image' => $this->refs($data, 1, ['haus-sommer.jpg'], ['alternative' => 'Das Hotel Alpenrose im Sommer'])]);
        $add(1, $cb('hinweisbox'), ['header' => 'Hallenbad geschlossen', 'bodytext' => '<p>Revision vom 2. bis 20. Mai. Die Sauna ist offen.</p>', $fld('hinweisbox', 'art') => 'warnung', $fld('hinweisbox', 'schliessbar') => 1]);
        $add(1, 'text', ['header' => 'Öffnungszeiten', 'bodytext' => '<p>Winter: 12. Dezember 2026 bis 11. April 2027</p><p>Sommer: 5. Juni bis 17. Oktober 2027</p>']);
        // rooms
        $add($id['zimmer'], 'header', ['header' => 'Unsere Zimmer', 'subheader' => 'Vom Einzelzimmer bis zur Suite', 'header_layout' => 2]);
        $add($id['zimmer'], 'text', ['header' => 'Alle Zimmer', 'bodytext' => '<p>Alle Zimmer haben <strong>Arvenholz</strong>, eine eigene Dusche und kostenloses WLAN. Auf Wunsch stellen wir ein Kinderbett bereit.</p><ul><li>Frühstück von 7.30 bis 10.30 Uhr</li><li>Anreise ab 15 Uhr</li><li>Abreise bis 11 Uhr</li></ul>']);
        $spalten = $add($id['zimmer'], 'alpenrose_spalten', ['header' => 'Zimmer im Vergleich']);
        $inCol = [];
        $card = function (string $h, string $t, string $im, int $col) use ($add, &$data, $id, $cb, $fld, &$inCol) {
            $inCol[$add($id['zimmer'], $cb('card'), ['header' => $h, $fld('card', 'text') => $t, $fld('card', 'linktext') => 'Zimmer ansehen', 'image' => $this->refs($data, $id['zimmer'], [$im])])] = $col;
        };
        $card('Doppelzimmer Süd', '22 Quadratmeter, Balkon mit Blick auf den See.', 'doppelzimmer-balkon.jpg', 211);
        $card('Familienzimmer', '34 Quadratmeter, zwei Schlafzimmer.', 'familienzimmer.jpg', 212);
        $add($id['sued'], 'image', ['header' => 'Bilder des Zimmers', 'imagecols' => 2, 'image_zoom' => 1, 'image' => $this->refs($data, $id['sued'], ['doppelzimmer-balkon.jpg', 'see-morgen.jpg'])]);
        $add($id['sued'], 'text', ['header' => 'Doppelzimmer Süd', 'bodytext' => '<p>Das Zimmer liegt im zweiten Stock. Vom Balkon sehen Sie den See und den Piz Corvatsch.</p>']);
        // arrival with accordion
        $add($id['anreise'], 'text', ['header' => 'Mit dem Zug zu uns', 'bodytext' => '<p>Die <a href="https://www.rhb.ch">Rhätische Bahn</a> fährt jede Stunde. Vom Bahnhof holen wir Sie ab, wenn Sie uns die Ankunft melden.</p>']);
        $acc = $add($id['anreise'], $cb('akkordeon'), ['header' => 'Häufige Fragen zur Anreise', $fld('akkordeon', 'nur_einen') => 1]);
        $items = [];
        foreach ([['Wo kann ich parkieren?', 'Vor dem Haus hat es zwölf Plätze. Ein Platz kostet 10 Franken pro Nacht.'], ['Gibt es einen Bus?', 'Die Haltestelle «Alpenrose» liegt 50 Meter vom Haus.'], ['Ist der Julierpass offen?', 'Den Zustand der Strassen zeigt der Kanton auf seiner Website.']] as $i => [$q, $a]) {
            $k = 'NEWacc' . $i;
            $items[] = $k;
            $data[$this->child('akkordeon', 'eintraege')][$k] = ['pid' => $id['anreise'], 'titel' => $q, 'text' => '<p>' . $a . '</p>', 'offen' => $i === 0 ? 1 : 0];
        }
        $data['tt_content'][$acc][$fld('akkordeon', 'eintraege')] = implode(',', $items);
        // team, restaurant, summer
        $add($id['team'], $cb('person'), [$fld('person', 'name') => 'Ladina Muster', $fld('person', 'funktion') => 'Leiterin Réception', $fld('person', 'telefon') => '+41 81 000 00 00', $fld('person', 'email') => 'reception@example.ch', $fld('person', 'text') => 'Spricht Romanisch, Deutsch und Italienisch.', 'image' => $this->refs($data, $id['team'], ['portraet.jpg'])]);
        $add($id['restaurant'], 'textpic', ['header' => 'Engadiner Küche', 'bodytext' => '<p>Capuns, Pizokel und Nusstorte, jeden Tag frisch. Küche von 11.30 bis 14 und von 18 bis 21.30 Uhr.</p>', 'imageorient' => 26, 'image' => $this->refs($data, $id['restaurant'], ['speisesaal.jpg'])]);
        $add($id['restaurant'], 'uploads', ['header' => 'Speisekarte', 'media' => $this->refs($data, $id['restaurant'], ['speisekarte.pdf'])]);
        $add($id['sommer'], $cb('kachel'), ['header' => 'Wandern', 'subheader' => '32 Routen ab Haus', 'image' => $this->refs($data, $id['sommer'], ['wandern.jpg'])]);
        $add($id['sommer'], 'text', ['header' => 'Bergsommer', 'bodytext' => '<p>Von Juni bis Oktober führen Bergbahnen auf die Höhe.</p>']);
        $add($id['winter'], $cb('slider'), ['header' => 'Winter im Engadin']);
        $add($id['impressum'], 'text', ['header' => 'Impressum', 'bodytext' => '<p>Hotel Alpenrose, 7500 Musterdorf</p>']);
        $del1 = $add($id['restaurant'], 'text', ['header' => 'Wildwochen 2025', 'bodytext' => '<p>Vom 12. September bis 18. Oktober.</p>']);
        // news
        if (isset($GLOBALS['TCA']['tx_news_domain_model_news'])) {
            foreach ([['Winterfahrplan der Bergbahnen', 'Ab dem 12. Dezember fahren die Bahnen täglich.', '2026-11-20 09:00'], ['Neue Sauna eröffnet', 'Unsere neue Sauna mit Seeblick ist offen.', '2026-11-02 10:30'], ['Langlauf: erste Loipe gespurt', 'Die Loipe Richtung Dorf ist gespurt.', '2026-11-24 07:15']] as $i => [$t, $te, $dt]) {
                $key = 'NEWn' . $i;
                $data['tx_news_domain_model_news'][$key] = ['pid' => $id['news'], 'type' => '0', 'title' => $t, 'teaser' => $te, 'bodytext' => '<p>' . $te . '</p>', 'datetime' => strtotime($dt . ' UTC'), 'fal_media' => $this->refs($data, $id['news'], [['see-morgen.jpg', 'haus-sommer.jpg', 'loipe.jpg'][$i]], ['showinpreview' => 1])];
            }
        }
        $d = $this->save($data, $out);
        // the cards go into the columns once the container has its number
        $move = [];
        foreach ($inCol as $k => $col) {
            $move['tt_content'][(int)$d->substNEWwithIDs[$k]] = ['colPos' => $col, 'tx_container_parent' => (int)$d->substNEWwithIDs[$spalten]];
        }
        $this->save($move, $out);
        // something for the recycler
        $c = GeneralUtility::makeInstance(DataHandler::class);
        $c->start([], ['tt_content' => [(int)$d->substNEWwithIDs[$del1] => ['delete' => 1]]]);
        $c->process_cmdmap();
        // history of one element
        $text = (int)$d->substNEWwithIDs['NEWc3'];
        $this->save(['tt_content' => [$text => ['header' => 'Saison', 'bodytext' => '<p>Winter: 12. Dezember 2026 bis 11. April 2027</p><p>Sommer: 5. Juni bis 24. Oktober 2027</p>']]], $out);
        // Times and people that the history and the recycler show are the same for every seed.
        $at = static fn(string $time): int => (int)strtotime($time . ' Europe/Zurich');
        $this->pool->getConnectionForTable('sys_history')->update('sys_history', ['tstamp' => $at('2026-10-05 09:12'), 'userid' => $user], ['tablename' => 'tt_content']);
        $this->pool->getConnectionForTable('sys_history')->update('sys_history', ['tstamp' => $at('2026-11-20 16:40')], ['tablename' => 'tt_content', 'recuid' => $text, 'actiontype' => 2]);
        $this->pool->getConnectionForTable('tt_content')->update('tt_content', ['tstamp' => $at('2026-11-23 08:05')], ['deleted' => 1]);

        // ---- language of the website ------------------------------------
        foreach (glob(Environment::getConfigPath() . '/sites/*/config.yaml') ?: [] as $file) {
            $site = Yaml::parseFile($file);
            $site['languages'][0] = ['title' => 'Deutsch', 'navigationTitle' => 'Deutsch', 'locale' => 'de_CH.UTF-8', 'flag' => 'ch'] + $site['languages'][0];
            GeneralUtility::writeFile($file, Yaml::dump($site, 99, 2), true);
        }
        GeneralUtility::makeInstance(CacheManager::class)->getCache('core')->remove('sites-configuration');

        // ---- output on the website -------------------------------------
        // The set-up made a template that greets.
        $this->pool->getConnectionForTable('sys_template')->delete('sys_template', ['pid' => 1]);
        $this->row('sys_template', ['pid' => 1, 'tstamp' => $now, 'crdate' => $now, 'title' => 'Hotel Alpenrose', 'root' => 1, 'clear' => 3, 'include_static_file' => 'EXT:fluid_styled_content/Configuration/TypoScript/',
            'config' => "page = PAGE\npage.meta.viewport = width=device-width\npage.10 = TEXT\npage.10.field = title\npage.10.wrap = <h1>|</h1>\npage.20 < styles.content.get\npage.cssInline.1 = TEXT\npage.cssInline.1.value = body{font:16px/1.6 sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}img{max-width:100%;height:auto}\n"]);
        // ---- the website speaks German, as in Switzerland ---------------
        foreach (glob(Environment::getConfigPath() . '/sites/*/config.yaml') as $file) {
            file_put_contents($file, strtr((string)file_get_contents($file), ['English' => 'Deutsch', 'en_US.UTF-8' => 'de_CH.UTF-8', 'flag: us' => 'flag: ch']));
        }
        GeneralUtility::makeInstance(\TYPO3\CMS\Core\Cache\CacheManager::class)->getCache('core')->remove('sites-configuration');
        // ---- themes of the gallery with filters -------------------------
        foreach (['Zimmer', 'Restaurant', 'Umgebung'] as $i => $title) {
            $this->row('sys_category', ['pid' => 1, 'tstamp' => $now, 'crdate' => $now, 'title' => $title, 'sorting' => $i + 1]);
        }
        // ---- a group of visitors who log in to the website --------------
        $this->row('fe_groups', ['pid' => 1, 'tstamp' => $now, 'title' => 'Vorstand']);
        // ---- a workspace ------------------------------------------------
        if (isset($GLOBALS['TCA']['sys_workspace'])) {
            $this->row('sys_workspace', ['pid' => 0, 'tstamp' => $now, 'title' => 'Entwurf', 'members' => 'be_groups_' . $group, 'adminusers' => 'be_groups_' . $group, 'live_edit' => 0, 'publish_access' => 0]);
        }
        $out->writeln(json_encode(['pages' => $id, 'content' => $d->substNEWwithIDs], JSON_PRETTY_PRINT));
        file_put_contents(Environment::getProjectPath() . '/ids.json', json_encode(['pages' => $id + ['home' => 1], 'content' => $d->substNEWwithIDs, 'files' => $this->files], JSON_PRETTY_PRINT));
        return 0;
    }

    /** Adds what somebody has who has worked with the site for two years. */
    private function use(OutputInterface $out): int
    {
        ['pages' => $id, 'files' => $this->files] = json_decode((string)file_get_contents(Environment::getProjectPath() . '/ids.json'), true);
        $pictures = ['see-morgen.jpg', 'wandern.jpg', 'loipe.jpg'];
        $data = [];
        // ---- elements with three entries each, where the walks add new ones
        $at = ['pid' => $id['preise'], 'colPos' => 0];
        $lists = [
            'akkordeon' => ['eintraege', 'Fragen zu den Preisen', ['Was ist inbegriffen?', 'Wie bezahle ich?', 'Kann ich stornieren?']],
            'tabs' => ['reiter', 'Preise der Saison', ['Vorsaison', 'Hochsaison', 'Nachsaison']],
            'slider' => ['bilder', 'Ein Blick ins Haus', ['Morgen am See', 'Auf dem Wanderweg', 'Auf der Loipe']],
        ];
        foreach ($lists as $element => [$field, $header, $titles]) {
            $keys = [];
            foreach ($titles as $i => $title) {
                $keys[] = $key = 'NEW' . $element . $i;
                $picture = $element === 'slider' ? ['bild' => $this->refs($data, $id['preise'], [$pictures[$i]])] : ['text' => '<p>' . $title . '</p>'];
                $data[$this->child($element, $field)][$key] = ['pid' => $id['preise'], 'titel' => $title] + $picture;
            }
            $data['tt_content']['NEW' . $element] = $at + ['CType' => 'alpenrose_' . $element, 'header' => $header, 'alpenrose_' . $element . '_' . $field => implode(',', $keys)];
        }
        $data['tt_content']['NEWgalerie'] = $at + ['CType' => 'alpenrose_bildergalerie', 'header' => 'Bilder vom Haus', 'image' => $this->refs($data, $id['preise'], $pictures)];
        // ---- a page with dates, a portfolio -----------------------------
        $data['pages'][$id['familie']] = ['starttime' => strtotime('2025-12-01 Europe/Zurich'), 'endtime' => strtotime('2030-04-01 Europe/Zurich')];
        if (isset($GLOBALS['TCA']['alpenrose_projekt'])) {
            $perms = $this->pool->getConnectionForTable('pages')->select(['perms_userid', 'perms_groupid', 'perms_user', 'perms_group'], 'pages', ['uid' => 1])->fetchAssociative();
            $data['pages']['NEWfolder'] = ['pid' => '-' . $id['impressum'], 'title' => 'Referenzen', 'doktype' => 254, 'hidden' => 0] + $perms;
            foreach (['Arvenzimmer', 'Speisesaal', 'Hallenbad'] as $title) {
                $data['alpenrose_projekt']['NEW' . $title] = ['pid' => 'NEWfolder', 'titel' => $title];
            }
        }
        $this->save($data, $out);
        // ---- a folder with files, files as a list, an open tree ---------
        $storage = $this->storages->getDefaultStorage();
        $folder = $storage->createFolder('Sommerfest');
        foreach ($pictures as $name) {
            touch($storage->copyFile($storage->getFile('/Landschaft/' . $name), $folder)->getForLocalProcessing(false), self::FILES_CHANGED);
        }
        $users = $this->pool->getConnectionForTable('be_users');
        $uc = unserialize($users->select(['uc'], 'be_users', ['username' => 'ladina.muster'])->fetchOne(), ['allowed_classes' => false]);
        $uc['moduleData']['media_management']['viewMode'] = 'list';
        $users->update('be_users', ['uc' => serialize($uc)], ['username' => 'ladina.muster']);
        return 0;
    }

    /** Table of an inline field of one of our elements, as TCA has it. */
    private function child(string $el, string $f): string
    {
        return $GLOBALS['TCA']['tt_content']['columns']['alpenrose_' . $el . '_' . $f]['config']['foreign_table'];
    }
}
