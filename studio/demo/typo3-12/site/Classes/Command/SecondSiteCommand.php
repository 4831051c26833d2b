<?php
declare(strict_types=1);
namespace Alpenrose\Site\Command;

use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;
use Symfony\Component\Yaml\Yaml;
use TYPO3\CMS\Core\Cache\CacheManager;
use TYPO3\CMS\Core\Core\Bootstrap;
use TYPO3\CMS\Core\Core\Environment;
use TYPO3\CMS\Core\Database\ConnectionPool;
use TYPO3\CMS\Core\DataHandling\DataHandler;
use TYPO3\CMS\Core\Utility\GeneralUtility;

/**
 * Adds a second website in two languages with news, for the pages about them, and its editor `andri.muster`. The editor
 * of the hotel sees neither: a second language would be in all the pictures of the other pages. Run once, after
 * `alpenrose:seed`.
 */
final class SecondSiteCommand extends Command
{
    public function __construct(private readonly ConnectionPool $pool)
    {
        parent::__construct();
    }

    private function save(array $data, OutputInterface $out): DataHandler
    {
        $handler = GeneralUtility::makeInstance(DataHandler::class);
        $handler->start($data, []);
        $handler->process_datamap();
        foreach ($handler->errorLog as $error) {
            $out->writeln('<error>' . $error . '</error>');
        }
        return $handler;
    }

    private function row(string $table, array $data): int
    {
        $connection = $this->pool->getConnectionForTable($table);
        $connection->insert($table, $data);
        return (int)$connection->lastInsertId();
    }

    private function find(string $table, array $where): array
    {
        return $this->pool->getConnectionForTable($table)->select(['*'], $table, $where)->fetchAssociative();
    }

    protected function execute(InputInterface $in, OutputInterface $out): int
    {
        Bootstrap::initializeBackendAuthentication();
        $GLOBALS['BE_USER']->user['lang'] = 'de';

        // ---- group and editor: as those of the hotel --------------------
        $group = $this->find('be_groups', ['title' => 'Redaktion']);
        $this->pool->getConnectionForTable('be_groups')->update('be_groups', ['allowed_languages' => '0'], ['uid' => $group['uid']]);
        $lists = array_filter($this->names('tt_content', 'CType'), static fn(string $name): bool => str_starts_with($name, 'news_'));
        unset($group['uid']);
        $groupId = $this->row('be_groups', ['title' => 'Ferienhaus', 'allowed_languages' => ''] + $group);
        $this->pool->getConnectionForTable('be_groups')->update('be_groups', [
            'explicit_allowdeny' => implode(',', [$group['explicit_allowdeny'], ...array_map(static fn(string $name): string => 'tt_content:CType:' . $name, $lists)]),
        ], ['uid' => $groupId]);
        $user = $this->find('be_users', ['username' => 'ladina.muster']);
        $states = unserialize($user['uc'], ['allowed_classes' => false]);
        unset($user['uid']);
        $userId = $this->row('be_users', ['username' => 'andri.muster', 'realName' => 'Andri Muster', 'email' => 'andri.muster@example.ch', 'usergroup' => (string)$groupId] + $user);

        // ---- pages ------------------------------------------------------
        $perms = ['perms_userid' => $userId, 'perms_groupid' => $groupId, 'perms_user' => 31, 'perms_group' => 31, 'perms_everybody' => 0];
        $tree = ['wohnungen' => ['Wohnungen', 1], 'preise' => ['Preise', 1], 'aktuelles' => ['Aktuelles', 1], 'meldung' => ['Meldung', 1], 'agenda' => ['Agenda', 1], 'news' => ['News', 254]];
        $pages = ['NEWroot' => ['pid' => 0, 'title' => 'Ferienhaus Arve', 'slug' => '/', 'doktype' => 1, 'is_siteroot' => 1, 'hidden' => 0, 'backend_layout' => 'pagets__standard', 'backend_layout_next_level' => 'pagets__standard'] + $perms];
        $before = 'NEWroot';
        foreach ($tree as $key => [$title, $type]) {
            $pages['NEW' . $key] = ['pid' => $before === 'NEWroot' ? 'NEWroot' : '-' . $before, 'title' => $title, 'doktype' => $type, 'hidden' => 0, 'nav_hide' => $key === 'meldung' ? 1 : 0] + $perms;
            $before = 'NEW' . $key;
        }
        $ids = $this->save(['pages' => $pages], $out)->substNEWwithIDs;
        $root = (int)$ids['NEWroot'];
        $this->pool->getConnectionForTable('pages')->update('pages', ['sorting' => 512], ['uid' => $root]);
        $this->pool->getConnectionForTable('be_groups')->update('be_groups', ['db_mountpoints' => (string)$root], ['uid' => $groupId]);
        $states['BackendComponents']['States']['Pagetree']['stateHash'] = ['0_0' => '1', '0_' . $root => '1'];
        $this->pool->getConnectionForTable('be_users')->update('be_users', ['uc' => serialize($states)], ['uid' => $userId]);

        // ---- languages --------------------------------------------------
        // TYPO3 has made a site of its own for the new root.
        $sites = array_map(Yaml::parseFile(...), glob(Environment::getConfigPath() . '/sites/*/config.yaml'));
        GeneralUtility::rmdir(glob(Environment::getConfigPath() . '/sites/autogenerated-' . $root . '-*')[0], true);
        $hotel = array_column($sites, null, 'rootPageId')[1];
        $site = ['base' => rtrim($hotel['base'], '/') . '/arve/', 'rootPageId' => $root, 'languages' => [
            ['languageId' => 0, 'title' => 'Deutsch', 'navigationTitle' => 'Deutsch', 'base' => '/', 'locale' => 'de_CH.UTF-8', 'flag' => 'ch', 'enabled' => true],
            ['languageId' => 1, 'title' => 'Französisch', 'navigationTitle' => 'Français', 'base' => '/fr/', 'locale' => 'fr_CH.UTF-8', 'flag' => 'fr', 'enabled' => true, 'fallbackType' => 'strict'],
            // Without pages in it, so that there is a language left to choose.
            ['languageId' => 2, 'title' => 'Englisch', 'navigationTitle' => 'English', 'base' => '/en/', 'locale' => 'en_GB.UTF-8', 'flag' => 'gb', 'enabled' => true, 'fallbackType' => 'strict'],
        ]];
        GeneralUtility::mkdir_deep(Environment::getConfigPath() . '/sites/arve');
        GeneralUtility::writeFile(Environment::getConfigPath() . '/sites/arve/config.yaml', Yaml::dump($site, 99, 2), true);
        GeneralUtility::makeInstance(CacheManager::class)->getCache('core')->remove('sites-configuration');

        // ---- content and news -------------------------------------------
        // Events are in one category, messages in the others.
        $events = $this->find('sys_category', ['title' => 'Umgebung'])['uid'];
        $sheet = static fn(array $settings): array => ['lDEF' => array_map(static fn($value): array => ['vDEF' => (string)$value], $settings)];
        $list = static fn(string $categories, string $direction): array => ['data' => [
            'sDEF' => $sheet(['settings.orderBy' => 'datetime', 'settings.orderDirection' => $direction, 'settings.startingpoint' => $ids['NEWnews'], 'settings.categoryConjunction' => $categories, 'settings.categories' => $events]),
            'additional' => $sheet(['settings.detailPid' => $ids['NEWmeldung']]),
        ]];
        $data = ['tt_content' => [
            'NEWc1' => ['pid' => $root, 'CType' => 'text', 'colPos' => 0, 'header' => 'Willkommen im Ferienhaus', 'bodytext' => '<p>Vier Wohnungen am Waldrand, fünf Minuten vom Dorf.</p>'],
            'NEWc2' => ['pid' => $ids['NEWwohnungen'], 'CType' => 'text', 'colPos' => 0, 'header' => 'Unsere Wohnungen', 'bodytext' => '<p>Alle Wohnungen haben eine Küche und einen Balkon.</p>'],
            'NEWc3' => ['pid' => '-NEWc2', 'CType' => 'text', 'colPos' => 0, 'header' => 'Anreise', 'bodytext' => '<p>Sie erhalten den Schlüssel ab 15 Uhr.</p>'],
            'NEWc4' => ['pid' => $ids['NEWaktuelles'], 'CType' => 'news_pi1', 'colPos' => 0, 'header' => 'Aktuelles', 'pi_flexform' => $list('notor', 'desc')],
            'NEWc5' => ['pid' => $ids['NEWmeldung'], 'CType' => 'news_newsdetail', 'colPos' => 0],
            'NEWc6' => ['pid' => $ids['NEWagenda'], 'CType' => 'news_pi1', 'colPos' => 0, 'header' => 'Agenda', 'pi_flexform' => $list('or', 'asc')],
        ]];
        $news = [['Neue Betten in allen Wohnungen', 'Seit November schlafen Sie auf Arvenholz.', '2026-11-02 10:30'], ['Langlauf: erste Loipe gespurt', 'Die Loipe Richtung Dorf ist offen.', '2026-11-18 07:30'], ['Schalter über die Festtage', 'Die Schlüsselausgabe ist jeden Tag offen.', '2026-11-21 08:00'], ['Fackelwanderung', 'Treffpunkt vor dem Haus.', '2026-12-05 17:00'], ['Neujahrskonzert', 'Die Musikgesellschaft spielt im Dorf.', '2027-01-02 17:00']];
        foreach ($news as $i => [$title, $teaser, $day]) {
            $data['tx_news_domain_model_news']['NEWn' . $i] = ['pid' => $ids['NEWnews'], 'type' => '0', 'title' => $title, 'teaser' => $teaser, 'bodytext' => '<p>' . $teaser . '</p>', 'datetime' => strtotime($day . ' Europe/Zurich')] + ($i > 2 ? ['categories' => (string)$events, 'alpenrose_anlass' => 1, 'alpenrose_ort' => 'Musterdorf'] : []);
        }
        $this->save($data, $out);

        // ---- output on the website --------------------------------------
        $template = $this->find('sys_template', ['pid' => 1]);
        unset($template['uid']);
        $this->row('sys_template', ['pid' => $root, 'title' => 'Ferienhaus Arve',
            'include_static_file' => $template['include_static_file'] . ',EXT:news/Configuration/TypoScript',
            'config' => $template['config'] . "page.5 = HMENU\npage.5.special = language\npage.5.special.value = 0,1\npage.5.1 = TMENU\npage.5.1.wrap = <nav>|</nav>\npage.5.1.NO.stdWrap.cObject = TEXT\npage.5.1.NO.stdWrap.cObject.value = Deutsch || Français\n"] + $template);
        return 0;
    }

    /** The values of a field with a choice. */
    private function names(string $table, string $field): array
    {
        return array_column($GLOBALS['TCA'][$table]['columns'][$field]['config']['items'], 'value');
    }
}
